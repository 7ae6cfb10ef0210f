CREATE TABLE "accounts_sign_in_attempts" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"proof" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"remember" boolean NOT NULL,
	"team_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles_athletes" ALTER COLUMN "access_code" SET DEFAULT substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 0) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 1) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 2) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 3) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 4) & 31), 1) || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 5) & 31), 1);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts_sign_in_attempts" ADD CONSTRAINT "accounts_sign_in_attempts_user_id_accounts_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_sign_in_attempts_user" ON "accounts_sign_in_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_sign_in_attempts_expires" ON "accounts_sign_in_attempts" USING btree ("expires_at");