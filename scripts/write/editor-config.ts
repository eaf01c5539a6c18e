import type { frontMatter } from '#server/features/blog/authoring/front-matter.ts';
import {
  SUMMARY_CHARACTERS,
  TITLE_CHARACTERS,
} from '#server/features/blog/authoring/lint/field-rules.ts';
import { SLUG } from '#server/features/blog/slug.ts';
import { company } from '#shared/content/company.ts';
import { POST_STATUSES } from '#shared/schema.ts';

type FieldName = keyof typeof frontMatter.shape;
type Settings = Readonly<Record<string, unknown>>;

const pattern = (source: string, otherwise: string): Settings => ({ pattern: [source, otherwise] });
const upTo = (characters: number): Settings =>
  pattern(`^[\\s\\S]{1,${characters}}$`, `At most ${characters} characters.`);
/** As front matter has it: always with a zone, that of the writer's machine. */
const TIME = { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ssZ', default: '', required: false };

/**
 * A form field for every field of the front matter, in the order of the form; a forgotten one does not
 * compile. What depends on another field is looked at when the post is saved (editor/start.js).
 */
const fields: Readonly<Record<FieldName, Settings>> = {
  title: { label: 'Title', widget: 'string', ...upTo(TITLE_CHARACTERS) },
  slug: {
    label: 'Address',
    widget: 'string',
    required: false,
    hint: 'The end of the address, such as what-a-cable-costs. Left empty, it is made of the title. It stays as it is once the post is public.',
    ...pattern(SLUG.source, 'Small letters, digits and single hyphens.'),
  },
  summary: {
    label: 'Summary',
    widget: 'text',
    hint: 'One or two sentences, for cards and search results.',
    ...upTo(SUMMARY_CHARACTERS),
  },
  tags: {
    label: 'Tags',
    widget: 'list',
    min: 1,
    max: 20,
    hint: 'Two or three, with commas between them. Cards show the first two.',
  },
  category: { label: 'Category', widget: 'string', required: false, ...upTo(100) },
  featuredImage: {
    label: 'Picture',
    widget: 'image',
    required: false,
    choose_url: false,
    hint: 'Wider than high, at least 1000 pixels wide, as it comes from the camera.',
  },
  featuredImageAlt: {
    label: 'What the picture shows',
    widget: 'string',
    required: false,
    hint: 'One sentence, for readers who cannot see it.',
    ...upTo(500),
  },
  status: {
    label: 'Status',
    widget: 'select',
    default: 'draft',
    options: [...POST_STATUSES],
    hint: 'A draft is seen by nobody; a scheduled post comes out by itself.',
  },
  scheduledFor: { label: 'Comes out at', hint: 'For a scheduled post.', ...TIME },
  publishedAt: { label: 'Date', hint: 'Left empty: the moment it is published.', ...TIME },
  format: { label: 'Format', widget: 'hidden', default: 'markdown' },
};

export interface EditorConfigOptions {
  /** Where posts are written to; see forge.ts. */
  readonly backend: Settings;
  /** Of the posts, as the backend names it. */
  readonly folder: string;
  /** Address of the site, for links. */
  readonly siteUrl: string;
}

/** The editor's config.yml; https://decapcms.org/docs/configuration-options/ */
export function editorConfig({ backend, folder, siteUrl }: EditorConfigOptions): Settings {
  const body = {
    name: 'body',
    label: 'Text',
    widget: 'markdown',
    editor_components: ['image', 'code-block'],
  };
  return {
    backend,
    site_url: siteUrl,
    logo: { src: 'favicon.svg' },
    media_folder: `${folder}/pictures`,
    public_folder: 'pictures',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      {
        name: 'posts',
        label: `${company.brand} Blog`,
        label_singular: 'post',
        folder,
        create: true,
        // `posts delete` removes the post as well as its file.
        delete: false,
        identifier_field: 'title',
        slug: '{{fields.slug}}',
        summary: '{{title}} ({{status}})',
        sortable_fields: ['publishedAt', 'title'],
        // Where picture and text stand on the site only its own preview can show.
        editor: { preview: false },
        fields: [...Object.entries(fields).map(([name, field]) => ({ name, ...field })), body],
      },
    ],
  };
}
