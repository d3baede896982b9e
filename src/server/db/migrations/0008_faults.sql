CREATE TABLE "idempotency_keys" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text,
	"fingerprint" "bytea" NOT NULL,
	"attempt" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"answer" "bytea",
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"every_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease_id" text,
	"leased_until" timestamp with time zone,
	"last_started_at" timestamp with time zone,
	"last_succeeded_at" timestamp with time zone,
	"last_ms" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "jobs_failures" CHECK ("jobs"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "call_rollups" DROP CONSTRAINT "call_rollups_kind";--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "state" SET DEFAULT 'received';--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "search_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "face_analyses" ADD COLUMN "search_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refund_amount" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refund_currency" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refunded_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_user_id" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analyses_to_write_anew" ON "analyses" USING btree ("id") WHERE "analyses"."search_version" < 1;--> statement-breakpoint
CREATE INDEX "face_analyses_to_write_anew" ON "face_analyses" USING btree ("id") WHERE "face_analyses"."search_version" < 1;--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_failure" CHECK ("analyses"."failure" in ('no-list', 'error', 'timed-out'));--> statement-breakpoint
ALTER TABLE "call_rollups" ADD CONSTRAINT "call_rollups_kind" CHECK ("call_rollups"."kind" in ('analysis', 'ocr', 'face', 'other', 'ai-text', 'ai-vision', 'rate-limited'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('new', 'received', 'accepted', 'refused', 'completed'));