import { blogTexts } from '#shared/content/blog-texts.ts';
import { listAddress, type ListPageId } from '#shared/page-address.ts';
import { Link } from 'wouter';
import { buttonClass } from '../../components/ui/button-class.ts';
import { PostNotice } from './post-notice.tsx';

/** Stands where a list has no page of the number that was asked for. */
export function MissingListPage({ list, text }: { list: ListPageId; text: string }) {
  return (
    <PostNotice text={text}>
      <Link href={listAddress(list, 1)} className={buttonClass('secondary')}>
        {blogTexts.pager.firstPageLink}
      </Link>
    </PostNotice>
  );
}
