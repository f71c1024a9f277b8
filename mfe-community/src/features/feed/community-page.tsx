import type { Post } from '@nestwell/contracts/community';
import { Button, Page, PageHeader, PenLine, QuickActionEgg, Tabs, warmLayers } from '@nestwell/ui';
import { useMemo, useState } from 'react';
import { BlockedPeople } from './blocked-people';
import { CareCard } from './care/care-card';
import { CommentsSheet } from './comments/comments-sheet';
import { Composer } from './composer';
import { EditPost } from './edit-post';
import * as css from './feed.module.css';
import { Guidelines, Highlights } from './highlights';
import { PostList } from './post-list';
import type { PostActs } from './post-menu';
import { BlockQuestion, DeleteQuestion } from './post-questions';
import type { Tab } from './posts.queries';
import { ReportSheet, type Reported } from './report-post';

const tabs = [
  { id: 'all', label: 'All Posts' },
  { id: 'nutrition', label: 'Nutrition' },
  { id: 'fitness', label: 'Fitness' },
  { id: 'support', label: 'Support' },
] as const satisfies readonly { id: Tab; label: string }[];

/** What stands over the list. */
type Layer =
  { what: 'comments' | 'edit' | 'delete' | 'block'; post: Post } | { what: 'report'; reported: Reported };

export function CommunityPage() {
  const [tab, setTab] = useState<Tab>('all');
  const [composing, setComposing] = useState(false);
  const [layer, setLayer] = useState<Layer | null>(null);
  const [caring, setCaring] = useState(false);
  const compose = () => setComposing(true);
  const offerSupport = () => setCaring(true);
  const acts = useMemo(() => postActs(setLayer), []);
  return (
    <Page className={css.page}>
      <PageHeader title="Community" />
      {caring && <CareCard onClose={() => setCaring(false)} />}
      <div className={css.layout}>
        <Tabs label="Posts about" items={tabs} value={tab} onValueChange={setTab}>
          <PostList key={tab} category={tab} acts={acts} onShare={compose} />
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
      <Composer open={composing} onOpenChange={setComposing} onOfferSupport={offerSupport} />
      {layer && <OpenLayer layer={layer} onChange={setLayer} onOfferSupport={offerSupport} />}
    </Page>
  );
}

function postActs(open: (layer: Layer) => void): PostActs {
  return {
    onComments: (post) => open({ what: 'comments', post }),
    onEdit: (post) => open({ what: 'edit', post }),
    onDelete: (post) => open({ what: 'delete', post }),
    onBlock: (post) => open({ what: 'block', post }),
    onReport: ({ id }) => open({ what: 'report', reported: { subject: 'post', subjectId: id } }),
  };
}

interface OpenLayerProps {
  layer: Layer;
  onChange: (layer: Layer | null) => void;
  onOfferSupport: () => void;
}

function OpenLayer({ layer, onChange, onOfferSupport }: OpenLayerProps) {
  const close = () => onChange(null);
  switch (layer.what) {
    case 'comments':
      return (
        <CommentsSheet
          post={layer.post}
          onClose={close}
          onReport={(reported) => onChange({ what: 'report', reported })}
          onOfferSupport={onOfferSupport}
        />
      );
    case 'edit':
      return <EditPost post={layer.post} onClose={close} />;
    case 'delete':
      return <DeleteQuestion post={layer.post} onClose={close} />;
    case 'block':
      return <BlockQuestion post={layer.post} onClose={close} />;
    case 'report':
      return <ReportSheet reported={layer.reported} onClose={close} />;
  }
}
