import type { ActionOutcome, AdminAction } from '@nestwell/contracts/delivery';
import {
  Badge,
  Button,
  FieldError,
  handsFocusOn,
  List,
  ListRow,
  LoadFailure,
  Section,
  Skeleton,
} from '@nestwell/ui';
import * as css from './platform.module.css';
import { useAdminActions } from './platform.queries';
import { momentOf } from './when';

/** What admins did, why and when, newest first. */
export function AdminActions() {
  return (
    <Section title="What admins did">
      <Actions />
    </Section>
  );
}

function Actions() {
  const actions = useAdminActions();
  if (actions.isPending) return <Skeleton label="Loading what admins did" rows={3} />;
  if (actions.isLoadingError)
    return <LoadFailure onRetry={() => void actions.refetch()} retrying={actions.isRefetching} />;
  const rows = actions.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p className={css.soft}>Nothing yet. It is kept for two years.</p>;
  return (
    <>
      <List aria-label="What admins did">
        {rows.map((action) => (
          <ListRow
            key={action.id}
            title={`${action.what}: ${action.about ?? 'of a member who has erased her account'}`}
            meta={whoWhyAndWhen(action)}
            end={<Outcome of={action.outcome} />}
          />
        ))}
      </List>
      {actions.isFetchNextPageError && !actions.isFetchingNextPage && (
        <FieldError role="alert">Earlier ones didn’t load. Please try again.</FieldError>
      )}
      {actions.hasNextPage && (
        <Button
          ref={handsFocusOn}
          variant="line"
          full
          busy={actions.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void actions.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </>
  );
}

const whoWhyAndWhen = ({ by, why, at }: AdminAction) =>
  `${by.name}${why === null ? '' : `, “${why}”`}. ${momentOf(at)}`;

const outcomes = {
  done: { tone: 'success', words: 'Done' },
  refused: { tone: 'warn', words: 'Refused' },
  failed: { tone: 'danger', words: 'Failed' },
  unknown: { tone: 'warn', words: 'Not known' },
} as const satisfies Record<ActionOutcome, object>;

function Outcome({ of }: { of: ActionOutcome }) {
  const { tone, words } = outcomes[of];
  return <Badge tone={tone}>{words}</Badge>;
}
