import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** An error that a browser reported, without the visitor's identity. */
@Entity('client_errors')
export class ClientError {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_client_errors' })
  id!: string;

  @Column('text')
  message!: string;

  @Column('text', { nullable: true })
  stack!: string | null;

  @Column('text')
  path!: string;

  @Column('text', { nullable: true })
  release!: string | null;

  @Index('client_errors_created_at')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
