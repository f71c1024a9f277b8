import type { User } from '@nestwell/contracts/account';
import { useMutation, useToast, useUndo, useUser, useDeviceDate } from '@nestwell/remote-kit';
import { useState } from 'react';
import { dismissedSuggestions, forgetDismissed, rememberDismissed } from './lib/dismissed';
import type { ProfileSuggestion } from './lib/suggestion';
import { suggestionsOf } from './lib/suggestions-of';
import { useRecentLogs } from './suggestions.queries';

export interface Suggestions {
  shown: readonly ProfileSuggestion[];
  /** Whether some may yet come. */
  isLoading: boolean;
  accept: (suggestion: ProfileSuggestion) => void;
  /** The id of the one being accepted. */
  accepting: string | undefined;
  dismiss: (suggestion: ProfileSuggestion) => void;
}

/** At most `most` suggestions that she has not dismissed. Nothing is shown while, or because, logs cannot be read. */
export function useSuggestions(user: User, most: number): Suggestions {
  const today = useDeviceDate();
  const { logs, isLoading } = useRecentLogs(user.id, today);
  const [dismissed, setDismissed] = useState(dismissedSuggestions);
  const { updateUser } = useUser();
  const { toast } = useToast();
  const sayUndoable = useUndo();

  const putAway = ({ id }: ProfileSuggestion) => {
    rememberDismissed(id);
    setDismissed((ids) => [...ids, id]);
  };
  const dismiss = (suggestion: ProfileSuggestion) => {
    putAway(suggestion);
    sayUndoable({ title: 'Put away', description: suggestion.title }, () => {
      forgetDismissed(suggestion.id);
      setDismissed(dismissedSuggestions);
      return Promise.resolve();
    });
  };
  const accepting = useMutation({
    mutationFn: ({ change }: ProfileSuggestion) => updateUser(change ?? {}),
    onSuccess: (_, suggestion) => {
      putAway(suggestion);
      toast({ title: 'Profile Updated' });
    },
    onError: () => {
      const description = 'Failed to update your profile. Please try again.';
      toast({ title: 'Update Failed', description, tone: 'alert' });
    },
  });
  const all = logs ? suggestionsOf(user, logs, today) : [];
  return {
    shown: all.filter(({ id }) => !dismissed.includes(id)).slice(0, most),
    isLoading,
    accept: accepting.mutate,
    accepting: accepting.isPending ? accepting.variables.id : undefined,
    dismiss,
  };
}
