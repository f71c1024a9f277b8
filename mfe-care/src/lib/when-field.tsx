import { deviceFieldValue } from '@nestwell/domain/device-time';
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
      <Text soft>{nearWords(now)}</Text>
      <Button small variant="quiet" onClick={() => onValueChange(deviceFieldValue(now))}>
        Change
      </Button>
    </Row>
  );
}
