import type { Exercise } from '@nestwell/contracts/fitness';
import { Play } from '@nestwell/ui';
import { useState } from 'react';
import { categoryLooks } from './lib/category';
import { thumbnailsOf, videoIdOf } from './lib/youtube';
import * as css from './video-picture.module.css';

interface VideoPictureProps {
  exercise: Pick<Exercise, 'category' | 'name' | 'youtubeUrl'>;
}

/** A video's own picture; when it does not load a larger one, and when that fails too a drawing. */
export function VideoPicture({ exercise }: VideoPictureProps) {
  const videoId = videoIdOf(exercise.youtubeUrl);
  const [failures, setFailures] = useState(0);
  const source = videoId === null ? undefined : thumbnailsOf(videoId)[failures];
  const { shell } = categoryLooks[exercise.category];
  return (
    <div className={css.frame} data-shell={shell}>
      {source === undefined ? (
        <Drawing />
      ) : (
        <img
          key={source}
          className={css.picture}
          src={source}
          alt={`Preview of ${exercise.name}`}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailures(failures + 1)}
        />
      )}
    </div>
  );
}

function Drawing() {
  return (
    <>
      <svg className={css.strands} viewBox="0 0 350 164" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 114Q140 200 350 84" />
        <path d="M0 128Q140 188 350 108" />
        <path d="M0 142Q140 178 350 129" />
        <path d="M0 155Q140 174 350 146" />
      </svg>
      <span className={css.egg} aria-hidden="true">
        <Play />
      </span>
    </>
  );
}
