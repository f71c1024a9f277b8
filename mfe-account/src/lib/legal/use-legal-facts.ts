import { usePublicConfig } from '@nestwell/remote-kit';
import type { LegalFacts } from './legal-text';

/** What is true of the site she is on. */
export function useLegalFacts(): LegalFacts {
  const { supportEmail: contact, codeAtLogin } = usePublicConfig();
  return { contact, codeAtLogin };
}
