import type { User } from '@nestwell/contracts/account';
import { useUser } from '@nestwell/remote-kit';
import { MayAppear } from '@nestwell/ui';
import { SuggestionCard } from './suggestion-card';
import * as css from './suggestion-card.module.css';
import { useSuggestions } from './use-suggestions';

/** Home shows two at most. */
export function Suggestions() {
  const { user } = useUser();
  return user && <SuggestionList user={user} most={2} />;
}

export function SuggestionList({ user, most }: { user: User; most: number }) {
  const { shown, isLoading, accept, accepting, dismiss } = useSuggestions(user, most);
  if (isLoading) return <MayAppear />;
  if (shown.length === 0) return null;
  return (
    <div className={css.list}>
      {shown.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          onAccept={() => accept(suggestion)}
          accepting={accepting === suggestion.id}
          onDismiss={() => dismiss(suggestion)}
        />
      ))}
    </div>
  );
}
