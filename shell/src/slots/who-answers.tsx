import { useUser } from '@nestwell/remote-kit';
import type { RemoteLoader } from '../remotes/remote-loader';

/** Whose it is that failed, for those who can do something about it: admins, and who looks at a preview. */
export function WhoAnswers({ loader: { id, owner, preview } }: { loader: RemoteLoader }) {
  const { user } = useUser();
  if (user?.role !== 'admin' && preview === undefined) return null;
  // Short: it stands in rooms that were kept for other things. The version is in the console.
  return <small>{owner === undefined ? `${id}, of nobody` : `of ${owner}`}</small>;
}
