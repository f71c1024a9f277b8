import type { RiskKind } from '@nestwell/domain/risk-words';
import { useQueryClient } from '@nestwell/remote-kit';
import { useAsked, useSearchParams, useTab } from '@nestwell/remote-kit/router';
import { Button, Page, PageHeader, PenLine, QuickActionEgg, Tabs, warmLayers } from '@nestwell/ui';
import { useEffect, useMemo, useState } from 'react';
import { beginAnew } from '../../lib/post-keys';
import { noteOpened } from '../../lib/opened-here';
import { BlockedPeople } from './blocked-people';
import { CareCard } from './care/care-card';
import { Composer } from './composer';
import * as css from './feed.module.css';
import { KeptDraft } from './kept-draft';
import { Guidelines, Highlights } from './highlights';
import { OpenLayer, postActs, type Layer } from './open-layer';
import { QuietRoomCard } from './quiet-room/quiet-room-card';
import { ShownContext } from './quiet-room/shown';
import { useVisit } from './quiet-room/use-visit';
import { PostList } from './post-list';
import type { Tab } from './posts.queries';

const tabs = [
  { id: 'all', label: 'All Posts' },
  { id: 'nutrition', label: 'Nutrition' },
  { id: 'fitness', label: 'Fitness' },
  { id: 'support', label: 'Support' },
] as const satisfies readonly { id: Tab; label: string }[];

const tabIds = ['all', 'nutrition', 'fitness', 'support'] as const satisfies readonly Tab[];

export function CommunityPage() {
  const [tab, setTab] = useTab<Tab>(tabIds);
  const [composing, setComposing] = useState(false);
  const [shared, setShared] = useState(0);
  const [layer, setLayer] = useLayer();
  const [risks, setRisks] = useState<readonly RiskKind[]>([]);
  const compose = () => setComposing(true);
  useAsked('post', compose);
  const acts = useMemo(() => postActs(setLayer), [setLayer]);
  useFreshLists();
  const { shown, isQuiet, hasQuietRoom, showEverything } = useVisit();
  useEffect(noteOpened, []);
  return (
    <ShownContext value={shown}>
      <Page className={css.page}>
        <PageHeader title="Community" />
        {hasQuietRoom && <QuietRoomCard showsEverything={!isQuiet} onChange={showEverything} />}
        {risks.length > 0 && <CareCard kinds={risks} onClose={() => setRisks([])} />}
        {!composing && (
          <KeptDraft
            onOpen={compose}
            onShared={() => setShared((count) => count + 1)}
            onOfferSupport={setRisks}
          />
        )}
        <div className={css.layout}>
          <Tabs label="Posts about" items={tabs} value={tab} onValueChange={setTab}>
            <PostList key={`${tab} ${shown.show}`} category={tab} acts={acts} onShare={compose} />
          </Tabs>
          <aside className={css.rail} aria-label="Highlights">
            <Button
              className={css.wideOnly}
              full
              icon={<PenLine aria-hidden="true" />}
              onClick={compose}
              {...warmLayers}
            >
              New Post
            </Button>
            <Highlights />
            <Guidelines />
            <BlockedPeople />
          </aside>
        </div>
        <QuickActionEgg
          label="New Post"
          icon={<PenLine aria-hidden="true" />}
          onClick={compose}
          {...warmLayers}
        />
        {/* What was shared from its card does not stand in the form any more. */}
        <Composer key={shared} open={composing} onOpenChange={setComposing} onOfferSupport={setRisks} />
        {layer && <OpenLayer layer={layer} onChange={setLayer} onOfferSupport={setRisks} />}
      </Page>
    </ShownContext>
  );
}

/** What stands over the list: what she opened, or the post that the address named. */
function useLayer() {
  const [layer, setLayer] = useState<Layer | null>(null);
  const [search, setSearch] = useSearchParams();
  const postId = search.get('post');
  useEffect(() => {
    if (postId === null) return;
    setLayer({ what: 'linked', postId });
    setSearch(withoutPost, { replace: true });
  }, [postId, setSearch]);
  return [layer, setLayer] as const;
}

/** What else the address names stays in it. */
function withoutPost(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('post');
  return rest;
}

/** At her next visit, lists show what they showed until what is new is here. */
function useFreshLists() {
  const queryClient = useQueryClient();
  useEffect(() => () => void beginAnew(queryClient, 'none'), [queryClient]);
}
