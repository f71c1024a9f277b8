import { deviceFieldValue } from '@nestwell/domain/device-time';
import { useOnDevice } from '@nestwell/remote-kit';
import { Button, DateTimeField, Row, Text } from '@nestwell/ui';
import { nearWords } from './near-words';

interface WhenFieldProps {
  label: string;
  /** `YYYY-MM-DDTHH:mm` on her clock; null is now. */
  value: string | null;
  error?: string;
  onValueChange: (value: string) => void;
}

/** Now, in words, until she says that it was at another time. */
export function WhenField({ label, value, error, onValueChange }: WhenFieldProps) {
  const now = new Date();
  // A picture that was painted in the minute before would be drawn anew.
  const isPicture = useOnDevice(() => false, true);
  if (value !== null)
    return (
      <DateTimeField
        kind="datetime-local"
        label={label}
        max={deviceFieldValue(now)}
        value={value}
        error={error}
        onValueChange={onValueChange}
      />
    );
  return (
    <Row between>
      <Text soft>{!isPicture && nearWords(now)}</Text>
      <Button small variant="quiet" onClick={() => onValueChange(deviceFieldValue(now))}>
        Change
      </Button>
    </Row>
  );
}
