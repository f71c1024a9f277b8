import { community } from '@nestwell/contracts/community';
import { timeAgo } from '@nestwell/domain/device-time';
import { readOf, useMember, useNow, useQuery, useToast } from '@nestwell/remote-kit';
import { Button, Card, Disclosure, List, ListRow } from '@nestwell/ui';
import * as css from './feed.module.css';
import { useUnblock } from './posts.queries';

/** Whom she blocked, and the way back. Nothing where she blocked nobody. */
export function BlockedPeople() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const read = readOf(community.listBlocks, { params: { userId } });
  const blocks = useQuery({ ...read, staleTime: 0 });
  const unblock = useUnblock();
  const now = useNow();
  const ago = (moment: string) => timeAgo(new Date(moment), new Date(now));
  const unblockOne = (blockId: string) =>
    unblock.mutate(
      { params: { userId, blockId } },
      {
        onError: () =>
          toast({ title: 'Error', description: 'Failed to unblock. Please try again.', tone: 'alert' }),
      },
    );
  if (!blocks.data?.length) return null;
  return (
    <Card variant="flat" className={css.guidelines}>
      <Disclosure title="People you blocked">
        <List aria-label="People you blocked">
          {blocks.data.map(({ id, name, createdAt }) => (
            <ListRow
              key={id}
              title={name}
              meta={`Blocked ${ago(createdAt)}`}
              end={
                <Button
                  variant="quiet"
                  small
                  aria-label={`Unblock ${name}, blocked ${ago(createdAt)}`}
                  onClick={() => unblockOne(id)}
                >
                  Unblock
                </Button>
              }
            />
          ))}
        </List>
      </Disclosure>
    </Card>
  );
}
