import { bagKinds, type BagItem } from '@nestwell/contracts/care';
import { counted } from '@nestwell/domain/words';
import { Button, Check, linkClass, List, Section, Sheet, Stack, Text } from '@nestwell/ui';
import { useState } from 'react';
import { groupTitles } from './listed-bag';
import { useBagCalls } from './bag.queries';
import { ideasLeft } from './ideas';

interface IdeasSheetProps {
  items: readonly BagItem[];
  /** Chosen when it opens. */
  first: readonly string[];
  onClose: () => void;
}

/** What a list may begin with: nothing is on it that she did not choose. */
export function IdeasSheet({ items, first, onClose }: IdeasSheetProps) {
  const { add, busy } = useBagCalls();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(first));
  const picked = [...chosen].filter((idea) => !first.includes(idea));
  const groups = bagKinds.map((kind) => ({ kind, ideas: ideasLeft(kind, items) }));
  const choose = (ideas: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const idea of ideas)
      (on ? (name: string) => next.add(name) : (name: string) => next.delete(name))(idea);
    setChosen(next);
  };

  async function put() {
    const things = groups.flatMap(({ kind, ideas }) =>
      ideas.filter((idea) => chosen.has(idea)).map((name) => ({ kind, name })),
    );
    if (await add(things)) onClose();
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Ideas for your bag"
      unsaved={picked.length > 0 ? { how: 'picked', words: picked } : undefined}
      description="Choose what is for you. You can change each of them."
      footer={
        <Button
          full
          busy={busy}
          busyLabel="Saving..."
          disabled={chosen.size === 0}
          onClick={() => void put()}
        >
          {chosen.size === 0 ? 'Choose something' : `Put ${counted(chosen.size, 'thing')} on my list`}
        </Button>
      }
    >
      <Stack gap={6}>
        {groups.map(({ kind, ideas }) => (
          <Section
            key={kind}
            level={3}
            title={groupTitles[kind]}
            action={
              ideas.length > 0 && (
                <button
                  type="button"
                  className={linkClass}
                  aria-label={`All of ${groupTitles[kind]}`}
                  aria-pressed={ideas.every((idea) => chosen.has(idea))}
                  onClick={() => choose(ideas, !ideas.every((idea) => chosen.has(idea)))}
                >
                  All of these
                </button>
              )
            }
          >
            {ideas.length === 0 && (
              <Text small soft>
                All of these are on your list.
              </Text>
            )}
            <List aria-label={groupTitles[kind]}>
              {ideas.map((idea) => (
                <li key={idea}>
                  <Check
                    label={idea}
                    checked={chosen.has(idea)}
                    onCheckedChange={(on) => choose([idea], on)}
                  />
                </li>
              ))}
            </List>
          </Section>
        ))}
      </Stack>
    </Sheet>
  );
}
