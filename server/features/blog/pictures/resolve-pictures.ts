import { postPictureAddress } from '#shared/blog/post-picture.ts';
import type { Image } from 'mdast';
import type { Finding } from '../authoring/finding.ts';
import { lineOfField, type PostFile } from '../authoring/post-file.ts';
import { parseMarkdown, walk } from '../markdown/parse-markdown.ts';
import { isSourcePath, readSourcePicture, type SourcePicture } from './source-picture.ts';

/**
 * The post with its writer's own pictures under the addresses that pages fetch them from, and the
 * pictures themselves. One that cannot be read is a finding, and keeps the post out of the database.
 */
export async function resolvePictures(file: PostFile, folder: string): Promise<PostFile> {
  const { post } = file;
  if (!post) return file;
  const findings: Finding[] = [];
  const pictures: SourcePicture[] = [];
  const read = async (path: string, line: number): Promise<string> => {
    const picture = await readSourcePicture(folder, path);
    if (typeof picture !== 'string') {
      pictures.push(picture);
      return postPictureAddress(picture.name);
    }
    const { file: name } = file;
    findings.push({ file: name, line, severity: 'error', rule: 'picture', message: picture });
    return path;
  };
  const own = post.featuredImage;
  const featuredImage =
    own !== null && isSourcePath(own)
      ? await read(own, lineOfField(file.text, 'featuredImage'))
      : own;
  const lead = file.body.split('\n').findIndex((line) => line.trim() !== '');
  let content = post.content;
  if (post.format === 'markdown') {
    const firstLine = file.bodyLine + lead - 1;
    // From the end, so that what stands before keeps its place.
    for (const image of imagesOf(content).toReversed()) {
      if (!isSourcePath(image.url)) continue;
      const { start, end } = image.position ?? {};
      if (start?.offset === undefined || end?.offset === undefined) continue;
      const address = await read(image.url, firstLine + start.line);
      const typed = content.slice(start.offset, end.offset);
      const at = start.offset + typed.lastIndexOf(image.url);
      if (at < start.offset) continue;
      content = content.slice(0, at) + address + content.slice(at + image.url.length);
    }
  }
  const found = [...file.findings, ...findings];
  if (findings.length > 0) return { ...file, post: undefined, findings: found };
  return { ...file, pictures, post: { ...post, featuredImage, content } };
}

function imagesOf(content: string): Image[] {
  const images: Image[] = [];
  walk(parseMarkdown(content), (node) => {
    if (node.type === 'image') images.push(node);
  });
  return images;
}
