import { buttonClass, Illustration, Page, Text } from '@nestwell/ui';
import { Link } from '@nestwell/remote-kit/router';
import * as css from './pages.module.css';

export function NotFound() {
  return (
    <Page bare className={css.centred}>
      <Illustration name="thread" />
      <h1>Page Not Found</h1>
      <Text soft>This thread doesn’t lead anywhere. Let’s go back to somewhere warm.</Text>
      <Link to="/" className={buttonClass()}>
        Go home
      </Link>
    </Page>
  );
}
