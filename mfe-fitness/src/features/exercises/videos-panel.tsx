import { useMember, usePublicConfig } from '@nestwell/remote-kit';
import { ArrowUpRight, buttonClass, Card, VisuallyHidden } from '@nestwell/ui';
import * as css from './fitness-page.module.css';
import { libraryFor } from './lib/library-for';

/** The Videos tab keeps no list of its own: it leads to the library. */
export function VideosPanel() {
  const { exerciseLibraryUrl } = usePublicConfig();
  const library = libraryFor(useMember(), exerciseLibraryUrl);
  return (
    <Card variant="field" shell="dusk" className={css.videos} aria-labelledby="videos-title">
      <h2 id="videos-title">Exercise video library</h2>
      <p>
        {library && 'More guided sessions stand in our exercise library outside the app. '}
        Follow-along sessions you can log are under All.
      </p>
      {library && (
        <a
          className={buttonClass({ variant: 'line' })}
          href={library}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open the exercise library
          <ArrowUpRight aria-hidden="true" />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      )}
    </Card>
  );
}
