import { randomBytes } from 'node:crypto';
import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EndpointList } from '../http/endpoint-list';
import { apiDocument } from './api-document';
import { docsPage } from './docs-page';

/** The API, described for people and for programs. */
@Controller('api')
export class DocsController {
  constructor(private readonly list: EndpointList) {}

  @Get('docs-json')
  json() {
    return apiDocument(this.list.endpoints);
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  page(@Res({ passthrough: true }) reply: FastifyReply): string {
    const nonce = randomBytes(16).toString('base64url');
    void reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    );
    return docsPage(this.list.endpoints, nonce);
  }
}
