import { recipients } from '@nestwell/domain/recipients';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DocumentPolicies } from '../platform/document-policies';

/** Where money is handled, no picture comes from elsewhere. */
const PURCHASE = /^\/checkout\b/i;

/** Thumbnails of exercise videos are YouTube's own pictures; pages may show them and nothing else from there. */
@Injectable()
export class FitnessPictures implements OnModuleInit {
  constructor(private readonly policies: DocumentPolicies) {}

  onModuleInit(): void {
    this.policies.register({
      matches: ({ pathname }) => !PURCHASE.test(pathname),
      image: recipients.videos.origins,
    });
  }
}
