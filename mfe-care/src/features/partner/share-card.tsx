import { shareLimits, type Share } from '@nestwell/contracts/care';
import { DAY } from '@nestwell/domain/moments';
import { useLacksPlan, useToast, useNow } from '@nestwell/remote-kit';
import { Button, Card, EggAvatar, Row, Stack, Text, X } from '@nestwell/ui';
import { momentWords } from '../../lib/moment-words';
import { useShareCalls } from './shares.queries';

interface ShareCardProps {
  share: Share;
  onEnded: () => void;
}

/** Whom it is for and until when: a week longer, or ended at once, each in one tap. */
export function ShareCard({ share: { id, name, expiresAt }, onEnded }: ShareCardProps) {
  const { toast } = useToast();
  const { lengthen, end } = useShareCalls();
  const now = useNow();
  const lacksPlan = useLacksPlan();
  const failed = () => toast({ title: 'That did not work', description: 'Please try again.', tone: 'alert' });
  const canBeLonger = !lacksPlan && Date.parse(expiresAt) < now + (shareLimits.mostDays - 1) * DAY;
  const endNow = () =>
    end(id).then(() => {
      toast({ title: 'Ended' });
      onEnded();
    }, failed);
  return (
    <Card role="group" aria-label={name}>
      <Stack gap={4}>
        <Row between wrap>
          <Row>
            <EggAvatar name={name} />
            <div>
              <h2>{name}</h2>
              <Text small soft>
                Until {momentWords(expiresAt)}
              </Text>
            </div>
          </Row>
          {canBeLonger && (
            <Button variant="line" small onClick={() => void lengthen(id).catch(failed)}>
              Longer
            </Button>
          )}
        </Row>
        <Button full variant="danger" icon={<X aria-hidden="true" />} onClick={() => void endNow()}>
          End now
        </Button>
      </Stack>
    </Card>
  );
}
