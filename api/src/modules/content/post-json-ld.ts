import { getExcerpt, paths, toPostCategorySlug, PRODUCT_NAME, type PostDetail } from '@wanderwork/contracts';

const toArticle = (post: PostDetail, publicUrl: string) => ({
  '@type': 'Article',
  headline: post.title,
  description: getExcerpt(post),
  image: publicUrl + paths.api.art.sharedPost(post.slug),
  mainEntityOfPage: publicUrl + paths.web.post(post.slug),
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  articleSection: post.category ?? undefined,
  keywords: post.tags,
  author: { '@type': 'Organization', name: post.author },
  publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: publicUrl },
  citation: post.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
});

const toBreadcrumb = (post: PostDetail, publicUrl: string) => {
  const steps = [
    ['WanderHub', paths.web.wanderhub()],
    ...(post.category === null
      ? []
      : [[post.category, paths.web.wanderhub(toPostCategorySlug(post.category))]]),
    [post.title, paths.web.post(post.slug)],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
};

/** Structured data (schema.org) of an article and its breadcrumb. */
export const toPostJsonLd = (post: PostDetail, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [toArticle(post, publicUrl), toBreadcrumb(post, publicUrl)],
});
