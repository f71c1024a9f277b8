import { useUser } from '@nestwell/remote-kit';
import type { RemoteLoader } from '../remotes/remote-loader';

/** What failed and whose it is, for those who can do something about it: admins, and who looks at a preview. */
export function WhoAnswers({ loader: { id, currentVersion, owner, preview } }: { loader: RemoteLoader }) {
  const { user } = useUser();
  if (user?.role !== 'admin' && preview === undefined) return null;
  return (
    <small>
      {id} {currentVersion}, {owner === undefined ? 'whose owner nobody knows' : `of ${owner}`}
    </small>
  );
}
