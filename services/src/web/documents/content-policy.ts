import type { DocumentPolicy } from '../../platform/document-policies';

/** The content security policy of one document: our own files, what carries the nonce, and what was registered. */
export function contentPolicy(nonce: string, more: readonly DocumentPolicy[]): string {
  const extra = (part: 'script' | 'style' | 'connect' | 'frame' | 'image') =>
    more.flatMap((policy) => policy[part] ?? []);
  const frames = extra('frame');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // Compiled code of our own files only: a bar code's reader comes as such.
    'script-src': ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'", ...extra('script')],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...extra('style')],
    // What React renders as `style="…"`: declarations of one element, which load nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...extra('image')],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...extra('connect')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/api/reports/content-policy'],
    // The shell's policy vouches for our own scripts and a previewed local build's, the document's for the shell's.
    ...(more.every(({ withoutTrustedTypes }) => withoutTrustedTypes !== true) && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'again'],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
