import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

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

const Contributes = DiscoveryService.createDecorator();

/** Makes a provider a policy that is added to the documents it matches. */
export const ContributesDocumentPolicy =
  () =>
  (policy: Type<DocumentPolicy>): void => {
    Contributes()(policy);
  };

/** Every page may load our own files only; a module provides a policy for documents that need more, as the purchase does. */
@Injectable()
export class DocumentPolicies implements OnModuleInit {
  private policies: readonly DocumentPolicy[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const providers = this.discovery.getProviders({ metadataKey: Contributes.KEY });
    this.policies = providers.map(({ instance }) => instance as DocumentPolicy);
  }

  of(url: URL): readonly DocumentPolicy[] {
    return this.policies.filter((policy) => policy.matches(url));
  }
}
