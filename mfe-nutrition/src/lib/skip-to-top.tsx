import { ArrowUp, Button } from '@nestwell/ui';
import { scrollToTop } from './scroll';

export function SkipToTop() {
  return (
    <Button variant="quiet" small icon={<ArrowUp aria-hidden="true" />} onClick={scrollToTop}>
      Skip to Top
    </Button>
  );
}
