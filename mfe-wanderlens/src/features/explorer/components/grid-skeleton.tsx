import { Card, CardBody, CardPicture, Grid, Skeleton, Stack } from '@wanderwork/ui';

const CARDS = 6;

/** Placeholders with the exact size of the cards. */
export const GridSkeleton = () => (
  <Grid $min={280} aria-hidden>
    {Array.from({ length: CARDS }, (_, index) => (
      <Card key={index}>
        <CardPicture>
          <Skeleton $height="100%" />
        </CardPicture>
        <CardBody>
          <Stack>
            <Skeleton $width="60%" $height="1.75rem" />
            <Skeleton $width="80%" />
            <Skeleton $height="4rem" />
            <Skeleton $height="14px" />
          </Stack>
        </CardBody>
      </Card>
    ))}
  </Grid>
);
