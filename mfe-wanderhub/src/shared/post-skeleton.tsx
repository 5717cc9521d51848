import { Card, CardBody, CardPicture, Skeleton, Stack } from '@wanderwork/ui';

/** Placeholder while a post loads. */
export const PostSkeleton = () => (
  <Card>
    <CardPicture $ratio="16 / 9">
      <Skeleton $height="100%" />
    </CardPicture>
    <CardBody>
      <Stack>
        <Skeleton $width="50%" />
        <Skeleton $height="3.2rem" />
        <Skeleton $height="4.4rem" />
        <Skeleton $width="30%" $height="1.75rem" />
      </Stack>
    </CardBody>
  </Card>
);
