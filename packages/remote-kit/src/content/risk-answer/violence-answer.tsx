import { Button, CallList, Text } from '@nestwell/ui';
import { violenceWords } from './answer-words';
import { leaveQuickly } from './leave-quickly';
import { EmergencyDial, RowsOfKind } from './line-rows';
import { TitledCard } from './titled-card';

export function ViolenceAnswer({ level, onClear }: { level: 2 | 3; onClear: () => void }) {
  function leave() {
    onClear();
    leaveQuickly();
  }
  return (
    <TitledCard level={level} title={violenceWords.title}>
      <p>{violenceWords.says}</p>
      <CallList aria-label="Whom to call">
        <RowsOfKind kind="abuse" />
        <EmergencyDial />
      </CallList>
      <p>{violenceWords.phone}</p>
      <Button variant="line" full onClick={leave}>
        Leave quickly
      </Button>
      <Text small soft>
        {violenceWords.leaving}
      </Text>
    </TitledCard>
  );
}
