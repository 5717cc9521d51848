import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { FAVOURITES_MAX } from '../favourites.js';

const TOO_MANY = `Please name at most ${FAVOURITES_MAX} cities`;

/** The body of `POST /api/account/favourites`: cities that a browser stored before the member signed in. */
export class FavouritesRequest {
  @Matches(/^[a-z0-9-]{1,100}$/, { each: true, message: TOO_MANY })
  @ArrayMaxSize(FAVOURITES_MAX, { message: TOO_MANY })
  @IsArray({ message: TOO_MANY })
  slugs!: string[];
}
