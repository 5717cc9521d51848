import { Module } from '@nestjs/common';
import { DeliveryModule } from '../modules/delivery/index.js';
import { CitiesModule } from '../modules/cities/index.js';
import { ContentModule } from '../modules/content/index.js';
import { SearchEnginesController } from './http/search-engines.controller.js';
import { LicensesService } from './licenses.service.js';
import { ArtController } from './http/art.controller.js';
import { LicencesController } from './http/licences.controller.js';
import { PageReplies } from './http/page-replies.js';
import { PagesController } from './http/pages.controller.js';
import { ReleaseFilesController } from './http/release-files.controller.js';
import { PagesService } from './pages.service.js';
import { PicturesService } from './pictures.service.js';
import { SearchEngines } from './search-engines.js';
import { StaticFiles } from './static-files.js';

/** Everything outside the API that a browser gets: pages, the shell's files, releases, pictures. */
@Module({
  imports: [CitiesModule, ContentModule, DeliveryModule],
  controllers: [
    ArtController,
    LicencesController,
    SearchEnginesController,
    ReleaseFilesController,
    PagesController,
  ],
  providers: [LicensesService, PagesService, PageReplies, PicturesService, SearchEngines, StaticFiles],
})
export class WebModule {}
