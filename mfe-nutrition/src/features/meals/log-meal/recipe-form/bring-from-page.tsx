import { nutrition, type ImportedRecipe } from '@nestwell/contracts/nutrition';
import { refusalOf, useCall, useMember } from '@nestwell/remote-kit';
import { Button, Disclosure, handsFocusOn, LinkIcon, Text, TextField, useOnline } from '@nestwell/ui';
import { useState } from 'react';
import * as css from '../own-form/own-form.module.css';

interface BringFromPageProps {
  onRead: (recipe: ImportedRecipe) => void;
}

/** Reads the recipe of a page into the form below. */
export function BringFromPage({ onRead }: BringFromPageProps) {
  const { id: userId } = useMember();
  const isOnline = useOnline();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const importRecipe = useCall(nutrition.importRecipe);
  const wanted = addressIn(address);
  const read = () => {
    if (wanted === undefined || importRecipe.isPending) return;
    setProblem(undefined);
    importRecipe.mutateAsync({ params: { userId }, body: { address: wanted } }).then(
      (recipe) => {
        setOpen(false);
        onRead(recipe);
      },
      (failure: unknown) => setProblem(reasonOf(failure)),
    );
  };
  return (
    <Disclosure
      open={open}
      onOpenChange={setOpen}
      title={
        <span className={css.bring}>
          <LinkIcon aria-hidden="true" />
          <span className={css.words}>
            <b>Bring one from a page</b>
            <Text as="span" small soft>
              Paste its address, we read the recipe
            </Text>
          </span>
        </span>
      }
    >
      <div className={css.form}>
        <TextField
          label="Address of the page"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          error={
            problem ?? (address.trim() !== '' && !wanted ? 'An address begins with https://' : undefined)
          }
          onValueChange={(text) => {
            setProblem(undefined);
            setAddress(text);
          }}
          // Enter reads the page; it does not send the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            read();
          }}
        />
        <Button
          ref={handsFocusOn}
          variant="soft"
          disabled={!wanted || !isOnline}
          busy={importRecipe.isPending}
          busyLabel="Reading..."
          onClick={read}
        >
          Read the recipe
        </Button>
        <Text small soft role="status">
          {isOnline
            ? 'Nothing is kept before you have looked at it.'
            : 'Pages can be read when you are back online.'}
        </Text>
      </div>
    </Disclosure>
  );
}

/** As it is pasted: a page without its beginning is meant safe. */
function addressIn(text: string): string | undefined {
  const trimmed = text.trim();
  const whole = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
  return /^https?:\/\/\S+\.\S+/i.test(whole) && isAddress(whole) ? whole : undefined;
}

const UNREAD = 'The page could not be read. Please try again.';

function reasonOf(failure: unknown): string {
  const refusal = refusalOf(nutrition.importRecipe, failure);
  if (refusal?.code === 'page_unreadable' || refusal?.code === 'no_recipe') return refusal.reason ?? UNREAD;
  return refusal?.code === 'too_many_requests' ? 'That were many pages. Please wait a little.' : UNREAD;
}

/** Not `URL.canParse`: Safari 16 does not know it. */
function isAddress(text: string): boolean {
  try {
    return new URL(text).host !== '';
  } catch {
    return false;
  }
}
