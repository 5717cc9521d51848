import { Route, Routes } from 'react-router-dom';
import { Issue } from './issue';
import { Issues } from './issues';
import { NewIssue } from './new-issue';

/** The routes below `/admin/newsletter/issues`. */
const IssuesArea = () => (
  <Routes>
    <Route index element={<Issues />} />
    <Route path="new" element={<NewIssue />} />
    <Route path=":id" element={<Issue />} />
  </Routes>
);

export default IssuesArea;
