import { Button, Card, Copy, EmptyState } from '@nestwell/ui';

interface EmptyDayProps {
  day: string;
  /** The day before, where it has something to copy. */
  whose: string | undefined;
  onCopy: () => void;
  onAnother: () => void;
}

export function EmptyDay({ day, whose, onCopy, onAnother }: EmptyDayProps) {
  return (
    <Card>
      <EmptyState
        art="bowl"
        title={`Nothing logged on ${day}`}
        action={
          <>
            {whose !== undefined && (
              <Button variant="soft" full icon={<Copy aria-hidden="true" />} onClick={onCopy}>
                Copy {whose}’s meals
              </Button>
            )}
            <Button variant="quiet" full onClick={onAnother}>
              Copy another day
            </Button>
          </>
        }
      >
        Leave it, or add what you remember: as you like.
      </EmptyState>
    </Card>
  );
}
