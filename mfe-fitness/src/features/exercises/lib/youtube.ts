const ID = /(?:youtu\.be\/|[?&]v=|\/embed\/|\/shorts\/|\/live\/)([\w-]{11})(?![\w-])/;

/** The 11-character video id of a YouTube address; null for anything else. */
export function videoIdOf(url: string | null): string | null {
  if (url === null) return null;
  return ID.exec(url)?.[1] ?? null;
}

/** Pictures of a video, best guess first; each is tried when the one before fails to load. */
export function thumbnailsOf(videoId: string): readonly [string, string] {
  return [
    `https://img.youtube.com/vi/${videoId}/mqdefault.jpg`,
    `https://img.youtube.com/vi/${videoId}/maxresdefault.jpg`,
  ];
}
