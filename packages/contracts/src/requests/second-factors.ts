import { Transform } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { applyDecorators, OneLine } from './decorators.js';
import { PASSWORD_MAX, RequiredLine } from './fields.js';

export const PASSKEY_NAME_MAX = 60;
const RECOVERY_CODE_MAX = 40;
const SIX_DIGITS = 'Please enter the six digits from the app';

/** Six digits; spaces are removed, because apps show one in the middle. */
const Code = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replace(/\s/g, '') : value,
    ),
    Matches(/^\d{6}$/, { message: SIX_DIGITS }),
    IsString({ message: SIX_DIGITS }),
  );

/** One second factor. */
export class SecondFactorRequest {
  /** A code from the authenticator app. */
  @IsOptional()
  @Code()
  code?: string;

  @IsOptional()
  @OneLine()
  @MaxLength(RECOVERY_CODE_MAX)
  @IsNotEmpty()
  @IsString()
  recoveryCode?: string;

  /** The browser's response as JSON. */
  @IsOptional()
  @IsObject()
  passkey?: object;
}

export class FreshRequest extends SecondFactorRequest {
  @IsOptional()
  @MaxLength(PASSWORD_MAX)
  @IsNotEmpty()
  @IsString()
  password?: string;
}

export class PasskeySignInRequest {
  @IsObject()
  passkey!: object;

  /** As in `LoginRequest`. */
  @IsOptional()
  @IsBoolean()
  remember?: boolean;
}

export class TotpCodeRequest {
  @Code()
  code!: string;
}

const PasskeyName = () => RequiredLine(1, PASSKEY_NAME_MAX, 'Please give the passkey a name');

export class PasskeyRequest {
  @IsObject()
  passkey!: object;

  /** Default: the name of the browser. */
  @IsOptional()
  @PasskeyName()
  name?: string;
}

export class PasskeyNameRequest {
  @PasskeyName()
  name!: string;
}
