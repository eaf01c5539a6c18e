/** One rendered scene as the page needs it: encoded files by their width, and the size of the largest. */
export interface Scene {
  /** Width in pixels and address of each file, narrowest first. */
  readonly avif: readonly SceneFile[];
  /** The same widths for browsers without AVIF. */
  readonly webp: readonly SceneFile[];
  /** Pixels of the largest file; pages take the proportions from it before the picture is there. */
  readonly width: number;
  readonly height: number;
}

export type SceneFile = readonly [widthPx: number, url: string];
