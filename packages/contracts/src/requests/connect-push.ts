import { IsString, Matches, MaxLength } from 'class-validator';

/** The body of `PUT /api/connect/push-subscriptions/:id`, from the browser's `PushSubscription`. */
export class PushSubscriptionRequest {
  /** Only push services of browser vendors are accepted. */
  @Matches(/^https?:\/\/[\x21-\x7e]+$/)
  @MaxLength(1000)
  @IsString()
  endpoint!: string;

  /** The browser's public key: 65 bytes. */
  @Matches(/^[\w-]{87}$/)
  @IsString()
  p256dh!: string;

  /** 16 bytes. */
  @Matches(/^[\w-]{22}$/)
  @IsString()
  auth!: string;
}
