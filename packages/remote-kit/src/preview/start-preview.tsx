import '@nestwell/ui/fonts.css';
import '@nestwell/ui/styles.css';
import { createRoot } from 'react-dom/client';
import type { RemoteDeclaration } from '../declaration/define-remote';
import { PreviewApp } from './preview-app';
import type { Preview } from './scenario';

/** Shows a module alone: its pages and widgets, a scenario switch, fixture answers instead of a server. */
export function startPreview(remote: RemoteDeclaration, preview: Preview): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('The preview page has no element #root');
  createRoot(place).render(<PreviewApp remote={remote} preview={preview} />);
}
