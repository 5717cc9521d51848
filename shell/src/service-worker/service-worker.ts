import { keepShellFiles } from './shell-files';
import { keepPages } from './pages';
import { keepPictures } from './pictures';
import { keepPublicReads } from './public-reads';
import { keepTaken } from './taken/keep-taken';
import { keepReleaseFiles, keepReleaseList } from './releases';
import { letGoOfWaiting } from './waiting';

// What is kept here is the same for everybody: nothing that a session, a form or a person brought.
const shell = keepShellFiles();
keepReleaseFiles();
keepReleaseList();
keepPublicReads(shell);
keepPictures();
keepPages(shell);
keepTaken(shell);
letGoOfWaiting();
