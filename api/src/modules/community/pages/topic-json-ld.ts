import { paths, PRODUCT_NAME, type ConnectPost, type TopicDetail } from '@wanderwork/contracts';
import { toPlainHtml } from '../topics/plain-html.js';
import { toBreadcrumb } from './connect-html.js';

const toAuthor = ({ author, isOfficial }: Pick<ConnectPost, 'author' | 'isOfficial'>, publicUrl: string) => {
  if (isOfficial) return { '@type': 'Organization', name: PRODUCT_NAME, url: publicUrl };
  return author
    ? { '@type': 'Person', name: author.name, url: publicUrl + paths.web.connectPerson(author.handle) }
    : { '@type': 'Person', name: 'A former member' };
};

/** What a question, an answer and a comment have in common. */
const toEntry = (topic: TopicDetail, post: ConnectPost, publicUrl: string) => ({
  // A post may consist of a picture.
  text: toPlainHtml(post.html ?? '').trim() || topic.title,
  url: publicUrl + paths.web.connectTopic(topic.code, topic.slug, post.number),
  author: toAuthor(post, publicUrl),
  datePublished: post.createdAt,
  dateModified: post.editedAt ?? undefined,
});

const toQuestionPage = (
  topic: TopicDetail,
  first: ConnectPost,
  replies: ConnectPost[],
  publicUrl: string,
) => {
  const toAnswer = (post: ConnectPost) => ({
    '@type': 'Answer',
    ...toEntry(topic, post, publicUrl),
    upvoteCount: post.reactions.helpful,
  });
  // An answer that may be out of date is only one of the answers.
  const accepted = replies.find(({ id }) => !topic.isOutdated && id === topic.acceptedPostId);
  const others = replies.filter((post) => post !== accepted);
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: topic.title,
      ...toEntry(topic, first, publicUrl),
      upvoteCount: first.reactions.helpful,
      answerCount: topic.replies,
      acceptedAnswer: accepted && toAnswer(accepted),
      suggestedAnswer: others.length > 0 ? others.map(toAnswer) : undefined,
    },
  };
};

const toDiscussion = (topic: TopicDetail, first: ConnectPost, replies: ConnectPost[], publicUrl: string) => ({
  '@type': 'DiscussionForumPosting',
  headline: topic.title,
  ...toEntry(topic, first, publicUrl),
  commentCount: topic.replies,
  comment: replies.map((post) => ({ '@type': 'Comment', ...toEntry(topic, post, publicUrl) })),
});

/**
 * Structured data (schema.org) of a topic and its breadcrumb. Pages without the first post have only the breadcrumb,
 * because structured data must describe what is on the page.
 */
export const createTopicJsonLd = (topic: TopicDetail, publicUrl: string): object => {
  const visible = topic.posts.filter(({ html }) => html !== null);
  const first = visible.find(({ number }) => number === 1);
  const replies = visible.filter((post) => post !== first);
  const { place } = topic;
  const breadcrumb = toBreadcrumb(
    [
      ['Connect', paths.web.connect()],
      [place.name, paths.web.connectPlace(place.kind, place.slug)],
      [topic.title, paths.web.connectTopic(topic.code, topic.slug)],
    ],
    publicUrl,
  );
  const toSubject = topic.kind === 'question' ? toQuestionPage : toDiscussion;
  return {
    '@context': 'https://schema.org',
    '@graph': [...(first ? [toSubject(topic, first, replies, publicUrl)] : []), breadcrumb],
  };
};
