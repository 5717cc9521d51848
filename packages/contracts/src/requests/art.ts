import { IsIn, IsOptional, MaxLength } from 'class-validator';

export const artThemes = ['light', 'dark'] as const;
/** The 3:2 or 16:9 of a card, the panorama of a page's head, the upright of a side. */
export const artShapes = ['card', 'wide', 'tall'] as const;

/** How a drawn picture is printed. */
export class ArtQuery {
  @IsOptional()
  @IsIn(artThemes)
  theme: (typeof artThemes)[number] = 'light';

  @IsOptional()
  @IsIn(artShapes)
  shape: (typeof artShapes)[number] = 'card';

  /** Says nothing: a browser that asks again after a failure makes its address another one by it. */
  @IsOptional()
  @MaxLength(40)
  retry?: string;
}
