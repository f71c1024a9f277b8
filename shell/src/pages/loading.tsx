import { Page } from '@nestwell/ui';
import * as css from './pages.module.css';

/** While the session is being restored. */
export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <Page className={css.centred}>
      <p role="status">{text}</p>
    </Page>
  );
}
