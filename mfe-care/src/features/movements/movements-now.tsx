import { useMember } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, Card, EggWell, Footprints, Row, Stack, Text } from '@nestwell/ui';
import type { CareCard } from '../../lib/offer';
import { useServerNow } from '../../lib/server-now';
import { knowsThem } from './knows-them';
import { lastNotedWords } from './last-noted-words';
import { useMovements } from './use-movements';

/** After the call: the way to note them. */
export const movementsNow: CareCard = { id: 'movements', isFor: knowsThem, Card: MovementsNow };

function MovementsNow() {
  const { id } = useMember();
  const { movements } = useMovements(id);
  const { now } = useServerNow(id, false);
  return (
    <Card aria-label="Movements">
      <Stack gap={4}>
        <Row gap={3}>
          <EggWell shell="russet">
            <Footprints />
          </EggWell>
          <div>
            <h3>Movements</h3>
            <Text small soft>
              {lastNotedWords(movements, now)}
            </Text>
          </div>
        </Row>
        <Link to="/care/movements" className={buttonClass({ full: true })}>
          Note movements
        </Link>
      </Stack>
    </Card>
  );
}
