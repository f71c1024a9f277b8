import { usePublicConfig } from '@nestwell/remote-kit';
import type { LegalFacts } from './legal-text';
import { useOpener } from './use-opener';

/** What is true of the site she is on. */
export function useLegalFacts(): LegalFacts {
  const { supportEmail: contact } = usePublicConfig();
  return { contact, opener: useOpener() };
}
