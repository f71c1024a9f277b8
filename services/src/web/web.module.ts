import { Module } from '@nestjs/common';
import { AuthModule } from '../platform/session/auth.module';
import { DocumentPoliciesModule } from '../platform/document-policies.module';
import { HttpModule } from '../platform/http.module';
import { ReleasesModule } from '../releases';
import { BrowserConfig } from './documents/browser-config';
import { KeptShapes } from './documents/kept-shapes';
import { PageDocuments } from './documents/page-documents';
import { PageSheets } from './documents/page-sheets';
import { PagesController } from './documents/pages.controller';
import { FilesController } from './files/files.controller';
import { UnknownApiController } from './files/unknown-api.controller';
import { InstalledController } from './offline/installed.controller';
import { OfflineManifests } from './offline/offline-manifests';
import { WorkerScript } from './offline/worker-script';
import { InProcessReads } from './ssr/in-process-reads';
import { PageRenderer } from './ssr/page-renderer';
import { RenderFaults } from './ssr/render-faults';
import { RenderFiles } from './ssr/render-files';
import { SsrService } from './ssr/ssr.service';
import { QueryPrefetch } from './ssr/query-prefetch';
import { SsrPool } from './ssr/ssr-pool';

/** Documents, server rendering, released files, and the files that open the site offline. */
@Module({
  imports: [AuthModule, DocumentPoliciesModule, HttpModule, ReleasesModule],
  controllers: [UnknownApiController, InstalledController, FilesController, PagesController],
  providers: [
    BrowserConfig,
    InProcessReads,
    KeptShapes,
    OfflineManifests,
    PageDocuments,
    RenderFaults,
    PageSheets,
    RenderFiles,
    SsrService,
    PageRenderer,
    QueryPrefetch,
    SsrPool,
    WorkerScript,
  ],
})
export class WebModule {}
