import { Button } from '../buttons/button';
import { Row, Stack } from '../surfaces/layout';

export interface DidYouMeanProps {
  /** As it would be in the other unit: "65 kilograms". */
  meant: string;
  /** As it was typed: "65 pounds". */
  typed: string;
  onMeant: () => void;
  onTyped: () => void;
}

/** Under a field whose figure only makes sense in another unit. Nothing is converted unasked. */
export function DidYouMean({ meant, typed, onMeant, onTyped }: DidYouMeanProps) {
  return (
    <div role="status">
      <Stack gap={2}>
        <p>{`Did you mean ${meant}?`}</p>
        <Row gap={2}>
          <Button variant="soft" small onClick={onMeant}>
            {`Yes, ${meant}`}
          </Button>
          <Button variant="quiet" small onClick={onTyped}>
            {`No, ${typed}`}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
