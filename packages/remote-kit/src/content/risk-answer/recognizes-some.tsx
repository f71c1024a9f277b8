import { Text } from '@nestwell/ui';

/** Under a field whose words a rule reads: that it finds some, and what it cannot stand in for. */
export function RecognizesSome() {
  return (
    <Text small soft>
      Some English words open a help card here. It does not replace a call.
    </Text>
  );
}
