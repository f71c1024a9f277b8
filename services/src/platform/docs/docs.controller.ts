import { Controller, Get, Header } from '@nestjs/common';
import { EndpointList } from '../http/endpoint-list';
import { apiDocument } from './api-document';
import { docsPage, pagePolicy } from './docs-page';

/** The API, described for people and for programs: worked out when it is first asked for, and kept. */
@Controller('api')
export class DocsController {
  private document?: Promise<string>;
  private shown?: Promise<string>;

  constructor(private readonly list: EndpointList) {}

  @Get('docs-json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'no-cache')
  json(): Promise<string> {
    return (this.document ??= apiDocument(this.list.endpoints).then((document) => JSON.stringify(document)));
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-cache')
  @Header('content-security-policy', pagePolicy)
  page(): Promise<string> {
    return (this.shown ??= docsPage(this.list.endpoints));
  }
}
