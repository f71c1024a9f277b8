import { recipients } from '@nestwell/domain/recipients';
import { Injectable } from '@nestjs/common';
import { ContributesDocumentPolicy, type DocumentPolicy } from '../platform/document-policies';

/** Where money is handled, no picture comes from elsewhere. */
const PURCHASE = /^\/checkout\b/i;

/** Thumbnails of exercise videos are YouTube's own pictures; pages may show them and nothing else from there. */
@Injectable()
@ContributesDocumentPolicy()
export class FitnessPictures implements DocumentPolicy {
  readonly image = recipients.videos.origins;

  matches({ pathname }: URL): boolean {
    return !PURCHASE.test(pathname);
  }
}
