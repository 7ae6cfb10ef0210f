DROP INDEX "rankings_scores_sport";--> statement-breakpoint
ALTER TABLE "profiles_pools" DROP CONSTRAINT "profiles_pools_sport_key_class_year_position_key_pk";--> statement-breakpoint
ALTER TABLE "colleges_verifications" ADD COLUMN "team_gender" text;--> statement-breakpoint
ALTER TABLE "colleges_coaches" ADD COLUMN "team_gender" text;--> statement-breakpoint
ALTER TABLE "profiles_pools" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "rankings_scores" ADD COLUMN "gender" text;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_pools_group" ON "profiles_pools" USING btree ("sport_key","gender","class_year","position","key");--> statement-breakpoint
CREATE INDEX "rankings_scores_sport" ON "rankings_scores" USING btree ("sport_key","gender","score");--> statement-breakpoint
UPDATE "rankings_scores" SET "gender" = "accounts_users"."gender" FROM "accounts_users" WHERE "accounts_users"."id" = "rankings_scores"."user_id";
