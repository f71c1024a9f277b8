import { Injectable } from '@nestjs/common';

/** What one document may load besides our own files; sources as a content security policy writes them. */
export interface DocumentPolicy {
  /** Whether this is the document; the policy binds it until the next full load. */
  matches(url: URL): boolean;
  script?: readonly string[];
  style?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  image?: readonly string[];
  /** A script of somebody else's on this document makes markup and scripts from texts. For the purchase alone. */
  withoutTrustedTypes?: true;
}

/** Every page may load our own files only; an area registers here the one document that needs more (the purchase). */
@Injectable()
export class DocumentPolicies {
  private readonly policies: DocumentPolicy[] = [];

  register(policy: DocumentPolicy): void {
    this.policies.push(policy);
  }

  of(url: URL): readonly DocumentPolicy[] {
    return this.policies.filter((policy) => policy.matches(url));
  }
}
