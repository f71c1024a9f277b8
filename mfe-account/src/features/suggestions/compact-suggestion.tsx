import { useUser } from '@nestwell/remote-kit';
import { SuggestionList } from './suggestions';

/** Progress shows the first one only. */
export function CompactSuggestion() {
  const { user } = useUser();
  return user && <SuggestionList user={user} most={1} />;
}
